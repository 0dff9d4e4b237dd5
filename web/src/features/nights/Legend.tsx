import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { looks } from './nightLooks.ts';

/** What the nights of the calendar look like. Screen readers hear it at each night. */
export function Legend() {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-6 gap-y-2 text-sm text-bark">
      <Sign look={looks.free} name={<Trans>Free</Trans>} />
      <Sign look={`${looks.booked} rounded-control`} name={<Trans>Booked</Trans>}>
        <Icon name="guests" className="size-4" />
      </Sign>
      <Sign look={looks.closed} name={<Trans>Closed by you</Trans>}>
        <Icon name="close" className="size-4" />
      </Sign>
    </ul>
  );
}

function Sign({ look, name, children }: { look: string; name: ReactNode; children?: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <span className={`grid h-6 w-8 place-items-center ${look}`}>{children}</span>
      {name}
    </li>
  );
}
