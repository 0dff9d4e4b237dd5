import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Skeletons } from '../../components/Skeleton.tsx';
import { type DayOfProperty, type DayPage, useDeskDay } from './api/day.ts';
import { PropertyOfDay } from './PropertyOfDay.tsx';

interface Props {
  page: DayPage;
  today: string;
  properties: readonly DayOfProperty[];
  /** Where the next page begins, where there is one. */
  next: string | undefined;
}

/** A page of the properties of a day. Each says its name where there are several. */
export function PropertiesOfDay({ page, today, properties, next }: Props) {
  const named = page.cursor !== undefined || next !== undefined || properties.length > 1;
  return (
    <>
      {properties.map((property) => (
        <PropertyOfDay key={property.propertyId} {...{ property, page, today, named }} />
      ))}
      {next !== undefined && <More page={{ ...page, cursor: next }} today={today} />}
    </>
  );
}

type MoreProps = Pick<Props, 'page' | 'today'>;

function More(props: MoreProps) {
  const [grown, setGrown] = useState(false);
  if (grown) return <NextPage {...props} />;
  return (
    <Button variant="secondary" className="justify-self-center" onClick={() => setGrown(true)}>
      <Trans>Show more</Trans>
    </Button>
  );
}

function NextPage({ page, today }: MoreProps) {
  const { properties, next, error, retry } = useDeskDay(page);
  if (properties) return <PropertiesOfDay {...{ page, today, properties, next }} />;
  if (error) return <ErrorState onRetry={retry} />;
  return <Skeletons className="grid gap-3" shapes={['h-7 w-56 max-w-full', 'h-48 w-full']} />;
}
