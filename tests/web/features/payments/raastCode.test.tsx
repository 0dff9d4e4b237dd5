import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { raastPayload } from '../../../../shared/rules/raast.ts';
import { RaastCode } from '../../../../web/src/features/payments/RaastCode.tsx';
import { readPng, readSvg } from '../../support/readCode.ts';
import { button, plain, toastSaid, toastSays } from '../../support/site.tsx';

const payment = {
  iban: 'PK36SCBL0000001123456702',
  title: 'گل خان',
  amount: 10_800,
  until: '2099-07-12T13:40:00Z',
  code: 'ABCD-2345',
};
const payload = raastPayload(payment);

async function showCode() {
  const user = userEvent.setup({ delay: null });
  const shown = render(
    <I18nProvider i18n={i18n}>
      <RaastCode {...payment} />
    </I18nProvider>,
  );
  return { user, ...shown, said: () => plain(shown.container.textContent) };
}

const drawing = () => screen.findByRole<HTMLElement>('img', { name: /^QR code of Raast/ });

/** The connection comes or goes. */
function setOnline(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')));
}

describe('the code of a payment', () => {
  test.each([
    ['light', '#fbf8f3', 328],
    ['light, and small', '#fbf8f3', 217],
    ['dark', '#181310', 328],
    ['dark, and small', '#181310', 217],
  ])('is read by another library as what Raast pays by: on a page that is %s', async (_, page, side) => {
    await showCode();
    const svg = new XMLSerializer().serializeToString(await drawing());
    expect(await readSvg(svg, { side, page })).toBe(payload);
  });

  test('is black on white, with four light modules around, whatever the theme', async () => {
    await showCode();
    const svg = await drawing();
    const [ground, modules] = [...svg.children];
    const side = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
    expect([ground?.getAttribute('fill'), ground?.getAttribute('width')]).toEqual(['#fff', String(side)]);
    expect(modules?.getAttribute('fill')).toBe('#000');
    const ends = [...(modules?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h(\d+)/g)].map((run) => run.map(Number));
    expect(Math.min(...ends.flatMap(([, x = 0, y = 0]) => [x, y]))).toBe(4);
    expect(Math.max(...ends.flatMap(([, x = 0, y = 0, width = 0]) => [x + width, y + 1]))).toBe(side - 4);
    expect(svg.getAttribute('class')).toMatch(/scheme-only-light.*forced-color-adjust-none/);
  });

  test('says in words what it asks for', async () => {
    await showCode();
    expect(plain((await drawing()).getAttribute('aria-label'))).toBe(
      'QR code of Raast: PKR 10,800 to گل خان, until 12 July 2099, 18:40',
    );
  });

  test('has everything beside it, the IBAN in fours', async () => {
    const { said } = await showCode();
    await drawing();
    for (const words of ['PK36 SCBL 0000 0011 2345 6702', 'گل خان', 'PKR 10,800', 'ABCD-2345', '12 July 2099, 18:40'])
      expect(said()).toContain(words);
  });

  test('has no fault that axe finds', async () => {
    const { container } = await showCode();
    await drawing();
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

describe('all that apps ask for', () => {
  test.each([
    ['Copy the IBAN', payment.iban, 'The IBAN is copied.'],
    ['Copy the account title', payment.title, 'The account title is copied.'],
    ['Copy the amount', '10800', 'The amount is copied.'],
    ['Copy the code', payment.code, 'The code is copied.'],
  ])('is copied by a button of its own: %s', async (name, text, said) => {
    const { user } = await showCode();
    await drawing();
    await user.click(button(name));
    expect(await navigator.clipboard.readText()).toBe(text);
    expect(await toastSaid()).toBe(said);
  });

  test('is marked by hand where the browser copies nothing', async () => {
    const { user } = await showCode();
    await drawing();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    await user.click(button('Copy the IBAN'));
    expect(await toastSaid()).toMatch(/could not be copied/);
    expect(screen.getByText('PK36 SCBL 0000 0011 2345 6702').closest('dd')?.className).toContain('select-all');
  });
});

describe('the picture of a code', () => {
  const saved: { name: string; drawn: [colour: string, ...area: number[]][] } = { name: '', drawn: [] };
  let size = 0;

  beforeEach(() => {
    [saved.name, saved.drawn] = ['', []];
    const pen = {
      fillStyle: '',
      scale: (by: number) => {
        size = by;
      },
      fillRect: (...area: number[]) => void saved.drawn.push([pen.fillStyle, ...area]),
    };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['PNG'])));
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:code' }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.name = this.download;
    });
  });

  test('is saved under the code of its booking, and read by another library', async () => {
    const { user } = await showCode();
    await drawing();
    await user.click(button('Save the picture'));
    expect(await toastSaid()).toMatch(/is saved/);
    expect(saved.name).toBe('raast-ABCD-2345.png');
    const [[ground, , , side = 0] = [''], ...runs] = saved.drawn;
    expect(ground).toBe('#fff');
    expect(new Set(runs.map(([colour]) => colour))).toEqual(new Set(['#000']));
    expect(
      readPng(
        side,
        runs.map(([, ...area]) => area.map((each) => each * size)),
      ),
    ).toBe(payload);
  });

  test('is said to be missing where the browser draws none', async () => {
    const { user } = await showCode();
    await drawing();
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await user.click(button('Save the picture'));
    expect(await toastSaid()).toMatch(/could not be saved/);
  });

  test('is given to other apps where the phone does that', async () => {
    const share = vi.fn(async (_: ShareData) => {});
    Object.assign(navigator, { canShare: () => true, share });
    const { user } = await showCode();
    await drawing();
    await user.click(button('Share'));
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(share.mock.calls[0]?.[0].files?.map(({ name, type }) => [name, type])).toEqual([
      ['raast-ABCD-2345.png', 'image/png'],
    ]);
    share.mockRejectedValue(new DOMException('Closed', 'AbortError'));
    await user.click(button('Share'));
    share.mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    await user.click(button('Share'));
    await toastSays(/could not be shared/);
    Object.assign(navigator, { canShare: undefined, share: undefined });
  });

  test('is not offered to other apps by a browser that gives them none', async () => {
    await showCode();
    await drawing();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });
});

describe('without a connection', () => {
  test('the page says title, last four, amount and deadline, and nothing that pays', async () => {
    setOnline(false);
    const { said, container } = await showCode();
    for (const words of ['گل خان', 'ends in 6702', 'PKR 10,800', '12 July 2099, 18:40'])
      expect(said()).toContain(words);
    expect(container.innerHTML).not.toContain('SCBL');
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('the code comes with the connection, and goes with it', async () => {
    setOnline(false);
    await showCode();
    setOnline(true);
    await drawing();
    setOnline(false);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
