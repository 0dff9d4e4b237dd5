import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { comparedOf, shownOf } from '../support/comparedAnswers.ts';
import { answer, ok } from '../support/fakeApi.ts';
import { button, open, says, traveller } from '../support/site.tsx';

describe('rooms that are kept are chosen for a comparison', () => {
  const choice = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Compare ${name}` });
  const bar = () => within(screen.getByRole('region', { name: 'Comparison' }));

  async function openMany(ids: readonly string[]) {
    const at = Date.now() - 1000;
    const kept = ids.map((_id, index) => ({ _id, room: 3, at: at - index, name: `Hotel ${_id}` }));
    answer('getKeptRooms', ok('kept_rooms', { kept, removed: [] }));
    answer('getComparedRooms', comparedOf(...ids.map((id) => shownOf(id))));
    return open('/kept', traveller);
  }

  test('two at least, of which the bar leads to the comparison', async () => {
    const user = await openMany(['a', 'b']);
    await user.click(await choice('Hotel a'));
    await says('Choose one more to compare.');
    expect(bar().queryByRole('link')).toBeNull();
    await user.click(await choice('Hotel b'));
    expect(bar().getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe('/compare?rooms=a:3,b:3');
  });

  test('four at most: a fifth says what to do', async () => {
    const user = await openMany(['a', 'b', 'c', 'd', 'e']);
    for (const id of ['a', 'b', 'c', 'd', 'e']) await user.click(await choice(`Hotel ${id}`));
    expect((await choice('Hotel e')).checked).toBe(false);
    await says('Rooms are compared 4 at most: take one out to choose this one.');
    await user.click(await choice('Hotel a'));
    await user.click(await choice('Hotel e'));
    expect((await choice('Hotel e')).checked).toBe(true);
  });

  test('and stay chosen on the way back, until none is', async () => {
    const user = await openMany(['a', 'b']);
    await user.click(await choice('Hotel a'));
    await user.reload();
    expect((await choice('Hotel a')).checked).toBe(true);
    await user.click(button('Clear'));
    expect((await choice('Hotel a')).checked).toBe(false);
    expect(screen.queryByRole('region', { name: 'Comparison' })).toBeNull();
  });
});
