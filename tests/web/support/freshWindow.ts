import { afterAll, vi } from 'vitest';

// A worker runs one file after the other: each loads its modules anew, and none hears what is said to the window of another.
vi.resetModules();

const listeners: Parameters<typeof window.addEventListener>[] = [];
const { addEventListener } = window;

window.addEventListener = (...given: (typeof listeners)[number]) => {
  listeners.push(given);
  addEventListener.apply(window, given);
};

afterAll(() => {
  window.addEventListener = addEventListener;
  for (const given of listeners) window.removeEventListener(...given);
  document.body.replaceChildren();
});
