import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../support/site.tsx';
import { ApiError } from '../../../../web/src/api/ApiError.ts';
import { PagedListView } from '../../../../web/src/features/lists/PagedListView.tsx';
import type { PagedList } from '../../../../web/src/features/lists/usePagedList.ts';

const read: PagedList<string> = {
  ...{ page: 1, items: ['a'], stale: false, error: undefined, hasNext: false, short: false },
  ...{ turnTo: () => {}, retry: () => {} },
};
const error = new ApiError('No.', { code: 'unreachable' });

test.each<[why: string, list: PagedList<string>, said: string]>([
  ['a page with items shows them', read, 'items: a'],
  ['the items of the page before stay while the next page loads', { ...read, stale: true }, 'items: a'],
  ['a failure takes the place of items that were there', { ...read, error }, 'This did not load'],
  ['before the first answer the list loads', { ...read, items: undefined }, 'loading'],
  ['an empty page that another takes the place of loads', { ...read, items: [], stale: true }, 'loading'],
  ['a first page without items is an empty list', { ...read, items: [] }, 'empty'],
  [
    'a page without items that goes on has found none yet',
    { ...read, items: [], hasNext: true },
    'Nothing found so far',
  ],
  ['a later page without items is beyond the end', { ...read, items: [], page: 3 }, 'There is no page 3 here'],
])('%s', (_, list, said) => {
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <PagedListView list={list} label="List" skeleton="loading" empty="empty">
        {(items) => `items: ${items.join()}`}
      </PagedListView>
    </I18nProvider>,
  );
  expect(container.textContent).toMatch(new RegExp(`^${said}`));
});
