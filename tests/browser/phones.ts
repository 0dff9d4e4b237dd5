import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { ReceivedPush } from '../../infra/local/push/PushStandIn.ts';
import { pushPort, serverPort } from './ports.ts';

const standIn = `http://127.0.0.1:${pushPort}`;

/** A notification as the worker asks the browser to show it. */
interface Notice {
  title: string;
  body: string;
  tag: string;
  lang: string;
  data: string;
}

/** A subscription as the stand-in has made it. */
interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The key of ours. */
  key: string;
}

/**
 * The phone that a browser is: Chromium without a window has no push service and shows no notifications, so that it subscribes at the stand-in,
 * and its worker gets what that has decrypted, and says what it would show.
 */
export class BrowserPhone {
  /** How often the reader was asked to allow notifications. */
  asked = 0;
  subscription: Subscription | undefined;
  readonly #page: Page;
  #debugging: { session: CDPSession; registrationId: string } | undefined;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Makes a phone of the browser of a page. */
  static async of(page: Page): Promise<BrowserPhone> {
    const phone = new BrowserPhone(page);
    await phone.#prepare(page.context());
    return phone;
  }

  async #prepare(context: BrowserContext): Promise<void> {
    await context.exposeFunction('phoneAsked', () => {
      this.asked += 1;
    });
    await context.exposeFunction('phoneNow', () => this.subscription ?? null);
    await context.exposeFunction('phoneEnds', () => {
      this.subscription = undefined;
    });
    await context.exposeFunction('phoneBegins', async (key: string) => {
      const made = await (await fetch(`${standIn}/phones`, { method: 'POST' })).json();
      this.subscription = { ...made, key };
      return this.subscription;
    });
    await context.addInitScript(playPhone);
  }

  /** The messages that the push service has decrypted for an address of this phone, oldest first. */
  static async received(endpoint: string): Promise<ReceivedPush[]> {
    const all: ReceivedPush[] = await (await fetch(`${standIn}/store`)).json();
    return all.filter((each) => each.endpoint === endpoint);
  }

  /** The push service knows this address no more. */
  static async forget(endpoint: string): Promise<void> {
    await fetch(standIn + new URL(endpoint).pathname, { method: 'DELETE' });
  }

  /** Hands the worker a message as its browser does, by the debugging protocol; answers what it shows. */
  async show({ message }: ReceivedPush): Promise<Notice> {
    this.#debugging ??= await this.#debug();
    const { session, registrationId } = this.#debugging;
    const [worker] = this.#page.context().serviceWorkers();
    if (!worker) throw new Error('The browser has no worker.');
    await worker.evaluate(recordShown);
    const origin = `http://localhost:${serverPort}`;
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
    return worker.evaluate(nextShown) as Promise<Notice>;
  }

  /** Presses a notification. */
  async press({ data }: Notice): Promise<void> {
    await this.#page.context().serviceWorkers()[0]?.evaluate(pressNotification, data);
  }

  async #debug() {
    await this.#page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    const session = await this.#page.context().newCDPSession(this.#page);
    const registered = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first) resolve(first.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    return { session, registrationId: await registered };
  }
}

/** Runs in every page. */
function playPhone(): void {
  const phone = window as unknown as {
    phoneAsked(): Promise<void>;
    phoneNow(): Promise<Subscription | null>;
    phoneEnds(): Promise<void>;
    phoneBegins(key: string): Promise<Subscription>;
  };
  const asSubscription = ({ endpoint, p256dh, auth, key }: Subscription) => ({
    options: {
      applicationServerKey: Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (each) =>
        each.charCodeAt(0),
      ).buffer,
    },
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: () => phone.phoneEnds().then(() => true),
  });
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = () => phone.phoneAsked().then(() => 'granted');
  Object.assign(PushManager.prototype, {
    getSubscription: async () => {
      const now = await phone.phoneNow();
      return now && asSubscription(now);
    },
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) =>
      asSubscription(await phone.phoneBegins(applicationServerKey)),
  });
}

interface WorkerWorld {
  shown?: Promise<object>;
  registration: { showNotification(title: string, options: object): Promise<void> };
  dispatchEvent(event: Event): boolean;
}

/** Runs in the worker: the next notification is kept in the place of being shown. */
function recordShown(): void {
  const world = self as unknown as WorkerWorld;
  world.shown = new Promise((resolve) => {
    world.registration.showNotification = async (title, options) => resolve({ title, ...options });
  });
}

/** Runs in the worker. */
function nextShown(): Promise<object> | undefined {
  return (self as unknown as WorkerWorld).shown;
}

/** Runs in the worker: an event that is told by hand lets nobody wait for it. */
function pressNotification(data: string): void {
  const notification = { data, close() {} };
  const event = Object.assign(new Event('notificationclick'), { notification, waitUntil() {} });
  (self as unknown as WorkerWorld).dispatchEvent(event);
}
