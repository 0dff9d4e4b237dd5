/** A page that has loaded may still load its parts for so long. */
const settleMs = 1500;

/** A phone that is never at rest is asked all the same. */
const restMs = 3000;

/** Calls once the page has loaded and nothing seems to be under way any more. */
export function whenIdle(call: () => void): void {
  const settle = () => setTimeout(atRest, settleMs, call);
  if (document.readyState === 'complete') settle();
  else addEventListener('load', settle);
}

/** Not all browsers of today tell when they are idle. */
function atRest(call: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: restMs });
  else call();
}
