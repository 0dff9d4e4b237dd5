import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { KeptThing } from './keptThing.ts';

interface Props {
  title: MessageDescriptor;
  things: readonly KeptThing[];
}

/** A line for each thing; on phones the cells of a line stand below each other, each with its name. */
export function KeptTable({ title, things }: Props) {
  const { t } = useLingui();
  return (
    <table className="w-full border-collapse text-start max-md:block">
      <caption className="mb-1 text-start font-serif text-xl font-[540] max-md:block">{t(title)}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-outline *:py-2 *:pe-5 *:text-start *:font-semibold">
          <th scope="col" className="w-[34%]">
            <Trans>What</Trans>
          </th>
          <th scope="col" className="w-[20%]">
            <Trans>Why</Trans>
          </th>
          <th scope="col" className="w-[22%]">
            <Trans>Who else sees it</Trans>
          </th>
          <th scope="col">
            <Trans>How long</Trans>
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {things.map(({ what, why, who, howLong }) => (
          <tr key={what.id} className="border-b border-hairline align-top *:pe-5 max-md:block max-md:py-3.5 md:*:py-3">
            <th scope="row" className="text-start font-semibold max-md:block">
              {t(what)}
            </th>
            <Cell name={<Trans>Why</Trans>}>{t(why)}</Cell>
            <Cell name={<Trans>Who else sees it</Trans>}>{t(who)}</Cell>
            <Cell name={<Trans>How long</Trans>}>{t(howLong)}</Cell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ name, children }: { name: ReactNode; children: string }) {
  return (
    <td className="numbers text-bark max-md:mt-1 max-md:grid max-md:grid-cols-[5.5rem_minmax(0,1fr)] max-md:items-baseline max-md:gap-x-3">
      <span aria-hidden="true" className="text-sm md:hidden">
        {name}
      </span>
      <span>{children}</span>
    </td>
  );
}
