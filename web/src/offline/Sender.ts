import { onSession } from '../session.ts';

interface Setup {
  /** Name of the lock under which one tab of the browser sends at a time. */
  lock: string;
  /** Whether something waits. */
  waits: () => boolean;
  /** Whether the session may send. */
  maySend: () => boolean;
  /** Sends what waits, one after the other, until there is no answer. */
  sendAll: () => Promise<void>;
}

/** Phones do not always tell that there is a line again, above all where it is weak. */
const everyMs = 30_000;

/** Sends what waits in this browser, from one tab at a time. */
export class Sender {
  readonly #setup: Setup;
  #underWay: Promise<void> | undefined;
  #watching = false;

  constructor(setup: Setup) {
    this.#setup = setup;
  }

  async send(): Promise<void> {
    if (!navigator.onLine || !this.#setup.maySend()) return;
    this.#underWay ??= aloneInBrowser(this.#setup.lock, this.#setup.sendAll).finally(() => {
      this.#underWay = undefined;
    });
    await this.#underWay;
  }

  /** Sends what has changed, also where others are on their way already. */
  async sendNext(): Promise<void> {
    await this.#underWay;
    await this.send();
  }

  /** Sends what waits now, and from now on whenever there may be a connection. */
  watch(): void {
    void this.send();
    if (this.#watching) return;
    this.#watching = true;
    addEventListener('online', () => void this.send());
    onSession(() => void this.send());
    setInterval(() => {
      if (document.visibilityState === 'visible' && this.#setup.waits()) void this.send();
    }, everyMs);
  }
}

/** Another tab that sends already will do. */
async function aloneInBrowser(name: string, run: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return run();
  await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await run();
  });
}
