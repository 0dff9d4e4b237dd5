import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useDocumentTitle } from '../../../components/useDocumentTitle.ts';
import { paths } from '../../../paths.ts';

/** There is no such room, in the API's words, and where to look for another. */
export function RoomMissing({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  useDocumentTitle(t`Room not found`);
  return (
    <EmptyState
      title={<Trans>Room not found</Trans>}
      action={
        <ButtonLink to={paths.search}>
          <Trans>Search rooms</Trans>
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  );
}
