import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage, showMessage } from '../../../web/src/worker/notifications.ts';

const origin = 'https://sarai.example';
const shown: [string, NotificationOptions][] = [];
const opened: string[] = [];
let windows: { focused: boolean; navigate(href: string): Promise<unknown> }[];

/** A window of the site that goes where it is led; one that is of no worker of ours refuses. */
function windowAt(name: string, { focused = false, refuses = false } = {}) {
  const navigate = async (href: string) => {
    if (refuses) throw new TypeError('Not mine.');
    return { focus: async () => void opened.push(`${name} ${href}`) };
  };
  return { focused, navigate };
}

beforeEach(() => {
  for (const each of [shown, opened]) each.length = 0;
  windows = [];
  vi.stubGlobal('self', {
    location: new URL(origin),
    registration: { showNotification: async (...given: (typeof shown)[number]) => void shown.push(given) },
    clients: { matchAll: async () => windows, openWindow: async (href: string) => void opened.push(`new ${href}`) },
  });
});

afterEach(() => vi.unstubAllGlobals());

const message = { title: 'A new request', body: 'A guest asks.', page: '/ur/userbookings', tag: 'b1' } as const;

test.each([
  ['en', 'ltr'],
  ['ur', 'rtl'],
] as const)(
  'a message in %s is shown in its direction, in the place of the one before about the thing',
  async (language, dir) => {
    await showMessage({ ...message, language });
    expect(shown).toMatchObject([
      [message.title, { body: message.body, tag: 'b1', renotify: true, lang: language, dir, data: message.page }],
    ]);
  },
);

async function press(data: string) {
  const close = vi.fn();
  await openPage({ close, data } as unknown as Notification);
  expect(close).toHaveBeenCalledOnce();
}

test('a notification opens its page in the window that is looked at, and brings it to the front', async () => {
  windows = [windowAt('first'), windowAt('second', { focused: true })];
  await press(message.page);
  expect(opened).toEqual([`second ${origin}/ur/userbookings`]);
});

test('a notification opens its page in a new window where none is open, or none goes there', async () => {
  await press(message.page);
  windows = [windowAt('first', { refuses: true })];
  await press(message.page);
  expect(opened).toEqual(Array(2).fill(`new ${origin}/ur/userbookings`));
});
