import { useRef, useState } from 'react';

/** Which picture of a strip that scrolls from side to side is in view, and how to bring another there. */
export function useStrip(first = 0) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(first);
  const settle = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth));
  };
  const show = (index: number, behavior: ScrollBehavior = 'auto') => {
    const slide = strip.current?.children[index];
    if (slide instanceof HTMLElement) strip.current?.scrollTo({ left: slide.offsetLeft, behavior });
  };
  return { strip, current, show, settle };
}

/** By how many pictures an arrow key goes on; undefined for every other key. */
export function stepOf(key: string): number | undefined {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
  return by === undefined ? undefined : by * (document.dir === 'rtl' ? -1 : 1);
}
