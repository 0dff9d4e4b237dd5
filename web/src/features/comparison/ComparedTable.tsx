import { Trans, useLingui } from '@lingui/react/macro';
import { sayFact } from '../../words/facts.ts';
import { listed } from '../../words/lists.ts';
import { ComparedHead } from './ComparedHead.tsx';
import { ComparedRow } from './ComparedRow.tsx';
import { bestRatedOf, type ComparedColumn, factsOfColumns, lowestOf } from './comparedColumns.ts';
import type { Comparison } from './comparisonAddress.ts';
import { FreeOrNot } from './FreeOrNot.tsx';
import { FactValue, LinksValue, PlaceValue, PriceValue, RatingValue, RoomValue } from './values.tsx';

interface Props {
  columns: readonly ComparedColumn[];
  comparison: Comparison;
}

/** By the number of rooms: the widest table, and the width of its place below which it scrolls sideways. */
const widths: Record<number, { table: string; scroller: string }> = {
  1: { table: 'max-w-sm', scroller: '' },
  2: { table: 'min-w-[17rem] max-w-3xl', scroller: '@max-[17rem]:overflow-x-auto' },
  3: { table: 'min-w-[27rem] max-w-5xl', scroller: '@max-[27rem]:overflow-x-auto' },
  4: { table: 'min-w-[36rem]', scroller: '@max-[36rem]:overflow-x-auto' },
};

/** Rooms side by side: a column a room, and the name of each line above its values, so that two columns are enough for a phone. */
export function ComparedTable({ columns, comparison }: Props) {
  const { t } = useLingui();
  const { stay, wishes } = comparison;
  const isStay = stay !== undefined;
  const [lowest, best] = [lowestOf(columns, isStay), bestRatedOf(columns)];
  const { parted, common } = factsOfColumns(columns, wishes.facts);
  const { table = '', scroller = '' } = widths[columns.length] ?? {};
  return (
    <div className="@container -mx-1.5 mt-6 sm:-mx-3">
      <div className={scroller}>
        <table className={`w-full table-fixed border-separate border-spacing-0 text-start ${table}`}>
          <caption className="sr-only">
            <Trans>Rooms side by side</Trans>
          </caption>
          <ComparedHead columns={columns} comparison={comparison} />
          <ComparedRow id="price" label={isStay ? t`Total` : t`Price a night`} columns={columns}>
            {(column) => <PriceValue column={column} stay={stay} isLowest={lowest.has(column.key)} />}
          </ComparedRow>
          {isStay && (
            <ComparedRow id="free" label={t`On these days`} columns={columns}>
              {({ compared }) => <FreeOrNot room={compared} short />}
            </ComparedRow>
          )}
          <ComparedRow id="room" label={t`Room`} columns={columns}>
            {(column) => <RoomValue column={column} people={wishes.guests} />}
          </ComparedRow>
          <ComparedRow id="rating" label={t`Rating`} columns={columns}>
            {(column) => <RatingValue column={column} isBest={best.has(column.key)} />}
          </ComparedRow>
          <ComparedRow id="place" label={t`Place`} columns={columns}>
            {(column) => <PlaceValue column={column} />}
          </ComparedRow>
          {parted.map((fact) => (
            <ComparedRow key={fact} id={fact} label={sayFact(fact)} columns={columns}>
              {(column) => <FactValue column={column} fact={fact} />}
            </ComparedRow>
          ))}
          {common.length > 0 && (
            <ComparedRow
              id="common"
              label={columns.length > 1 ? t`All of them have` : t`It has`}
              columns={columns}
              isOfAll
            >
              {() => listed(common.map(sayFact))}
            </ComparedRow>
          )}
          <ComparedRow id="links" label={t`Go on`} columns={columns} isHidden>
            {(column) => <LinksValue column={column} comparison={comparison} />}
          </ComparedRow>
        </table>
      </div>
    </div>
  );
}
