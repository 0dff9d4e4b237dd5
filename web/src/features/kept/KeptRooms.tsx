import { Trans } from '@lingui/react/macro';
import { useEffect, useReducer, useRef } from 'react';
import { type KeptRoom, keptLimits } from '../../../../shared/rules/keptRooms.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { paths } from '../../paths.ts';
import { useBrowserList } from './BrowserList.ts';
import { joinAccount } from './joinAccount.ts';
import { KeptCard } from './KeptCard.tsx';
import { keptList } from './keptList.ts';
import type { RoomBrief } from './roomBrief.ts';

interface Shown {
  mark: KeptRoom;
  before: RoomBrief | undefined;
}

/** All rooms that are kept, newest first. */
export function KeptRooms() {
  useEffect(() => void joinAccount(), []);
  const { shown, forget } = useShown();
  if (shown.length === 0) return <NothingKept />;
  return (
    <>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4">
        {shown.map(({ mark, before }) => (
          <KeptCard key={mark._id} mark={mark} before={before} onLeft={forget} />
        ))}
      </ul>
      {shown.length >= keptLimits.kept && (
        <p className="mt-8 text-bark">
          <Trans>The newest {keptLimits.kept} are kept.</Trans>
        </p>
      )}
    </>
  );
}

/** What is kept, and what was when the page was opened: a room that is removed by mistake stays to be kept again. */
function useShown(): { shown: Shown[]; forget: (propertyId: string) => void } {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const { kept, briefs } = useBrowserList(keptList);
  const shown = useRef(new Map<string, Shown>());
  for (const mark of kept) {
    const known = shown.current.get(mark._id);
    shown.current.set(mark._id, { mark: known?.mark ?? mark, before: briefs[mark._id] ?? known?.before });
  }
  const forget = (propertyId: string) => {
    shown.current.delete(propertyId);
    redraw();
  };
  return { shown: [...shown.current.values()].sort((a, b) => b.mark.at - a.mark.at), forget };
}

function NothingKept() {
  return (
    <EmptyState
      title={<Trans>No rooms kept yet</Trans>}
      action={
        <ButtonLink to={paths.hotels}>
          <Trans>All hotels</Trans>
        </ButtonLink>
      }
    >
      <Trans>Press the heart on a room, and you find it here again, also without an account.</Trans>
    </EmptyState>
  );
}
