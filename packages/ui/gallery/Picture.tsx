import { useMemo } from 'react';
import { gameArt, type ArtFamily } from '@croupier/art/game-art.ts';

const asUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

export function Picture({ id, family }: { id: string; family: ArtFamily }) {
  const src = useMemo(() => asUrl(gameArt({ id, family, width: 300, height: 400 })), [id, family]);
  return <img src={src} alt="" width="300" height="400" />;
}

export function Mark({ svg, className }: { svg: string; className: string }) {
  return <img src={asUrl(svg)} alt="" className={className} />;
}
