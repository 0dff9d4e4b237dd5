/**
 * The CDK's command loads it before it runs. It asks AWS every 5 s what has become of a stage, and every 2 s for the events
 * to show; the emulator knows after a fraction of that, and it costs nobody anything to be asked.
 */
const waits = [2000, 5000];
const oftenEnough = 200;

const wait = globalThis.setTimeout;
globalThis.setTimeout = Object.assign(
  ((work: () => void, milliseconds?: number, ...given: []) =>
    wait(work, waits.includes(milliseconds ?? 0) ? oftenEnough : milliseconds, ...given)) as typeof setTimeout,
  wait,
);
