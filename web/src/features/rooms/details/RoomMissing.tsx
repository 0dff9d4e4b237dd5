import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { FallbackRoom } from '../../../illustrations/FallbackRoom.tsx';
import { paths } from '../../../paths.ts';

/** Says that there is no such room, in the API's words, and leads to the search. */
export function RoomMissing({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className="grid items-center gap-8 py-4 sm:grid-cols-2 sm:gap-14">
      <div>
        <PageTitle title={t`Room not found`}>{children}</PageTitle>
        <ButtonLink to={paths.search} className="mt-7">
          <Trans>Search rooms</Trans>
        </ButtonLink>
      </div>
      <FallbackRoom className="aspect-3/2 w-full rounded-picture" />
    </div>
  );
}
