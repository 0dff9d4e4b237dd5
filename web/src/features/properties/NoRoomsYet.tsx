import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { paths } from '../../paths.ts';

/** A page of the desk of an owner who has listed nothing; `children` say what it will be for. */
export function NoRoomsYet({ children }: { children: ReactNode }) {
  return (
    <EmptyState
      title={<Trans>No rooms yet</Trans>}
      action={
        <ButtonLink to={paths.createProperty}>
          <Trans>List your property</Trans>
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  );
}
