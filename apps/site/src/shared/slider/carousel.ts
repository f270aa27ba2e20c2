import Swiper from 'swiper';
import { BANNERS } from '../config/lobby-limits.ts';

export type Carousel = {
  next: () => void;
  goTo: (place: number) => void;
  destroy: () => void;
};

export type CarouselOptions = {
  element: HTMLElement;
  /** Called with the index of the visible slide, from 0. */
  onChange: (place: number) => void;
};

/** Turns a row of slides into an endless carousel. The option names are Swiper's. */
export function startCarousel({ element, onChange }: CarouselOptions): Carousel {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const speed = (): number => (calm.matches ? 0 : BANNERS.speedMilliseconds);
  // The slide that was reached by swiping before this script loaded.
  const track = element.firstElementChild;
  const initialSlide = track ? Math.round(track.scrollLeft / Math.max(1, track.clientWidth)) : 0;
  if (track) track.scrollLeft = 0;
  const swiper = new Swiper(element, {
    loop: true,
    speed: BANNERS.speedMilliseconds,
    spaceBetween: BANNERS.gapPx,
    slidesPerView: 1,
    initialSlide,
    // Slides keep their order in the document; those out of view are inert.
    on: { realIndexChange: ({ realIndex }) => onChange(realIndex) },
  });
  onChange(swiper.realIndex);
  return {
    next: () => swiper.slideNext(speed()),
    goTo: (place) => swiper.slideToLoop(place, speed()),
    destroy: () => swiper.destroy(true, true),
  };
}
