import Swiper from 'swiper';
import { BANNERS } from '../config/lobby-figures.ts';

export type Carousel = {
  next: () => void;
  goTo: (place: number) => void;
  destroy: () => void;
};

export type CarouselOptions = {
  element: HTMLElement;
  /** Called with the place of the one in view, from 0. */
  onChange: (place: number) => void;
};

/** Lets a row of pictures turn without an end. The figures are Swiper's own option names. */
export function startCarousel({ element, onChange }: CarouselOptions): Carousel {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const speed = (): number => (calm.matches ? 0 : BANNERS.speedMilliseconds);
  // Where a finger has swiped to before this script was there.
  const track = element.firstElementChild;
  const initialSlide = track ? Math.round(track.scrollLeft / Math.max(1, track.clientWidth)) : 0;
  if (track) track.scrollLeft = 0;
  const swiper = new Swiper(element, {
    loop: true,
    speed: BANNERS.speedMilliseconds,
    spaceBetween: BANNERS.gapPx,
    slidesPerView: 1,
    initialSlide,
    // Pictures keep their places in the page; what is out of view is out of reach (inert).
    on: { realIndexChange: ({ realIndex }) => onChange(realIndex) },
  });
  onChange(swiper.realIndex);
  return {
    next: () => swiper.slideNext(speed()),
    goTo: (place) => swiper.slideToLoop(place, speed()),
    destroy: () => swiper.destroy(true, true),
  };
}
