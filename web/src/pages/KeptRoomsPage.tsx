import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useReducer, useRef } from 'react';
import { type KeptRoom, keptLimits } from '../../../shared/rules/keptRooms.ts';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { joinAccount } from '../features/kept/joinAccount.ts';
import { KeptCard } from '../features/kept/KeptCard.tsx';
import { keptList } from '../features/kept/keptList.ts';
import { SeenRooms } from '../features/kept/SeenRooms.tsx';
import type { RoomBrief } from '../features/rooms/roomBrief.ts';
import { useBrowserList } from '../offline/BrowserList.ts';
import { loginPath, paths } from '../paths.ts';
import { useSession } from '../session.ts';

/** The rooms that are kept in this browser and in the traveller's account, and those that were opened of late. */
export function KeptRoomsPage() {
  const { t } = useLingui();
  const session = useSession();
  return (
    <>
      <div className="page pt-8 sm:pt-12">
        <PageTitle title={t`Kept rooms`}>
          {session?.role === 'user' ? (
            <Trans>Kept in your account. Prices are those of today.</Trans>
          ) : (
            <Trans>Kept in this browser. Prices are those of today.</Trans>
          )}
        </PageTitle>
        {!session && (
          <TextLink to={loginPath(paths.kept)}>
            <Trans>Log in to find them on every phone</Trans>
          </TextLink>
        )}
        <div className="mt-8">
          <KeptRooms key={session?.id ?? ''} />
        </div>
      </div>
      <SeenRooms />
    </>
  );
}

interface KeptRoomView {
  mark: KeptRoom;
  before: RoomBrief | undefined;
}

/** All rooms that are kept, newest first. */
function KeptRooms() {
  useEffect(() => void joinAccount(), []);
  const { shown, forget } = useAnswerAge();
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

/** The kept rooms of now and of when the page was opened: a room that is removed by mistake stays to be kept again. */
function useAnswerAge(): { shown: KeptRoomView[]; forget: (propertyId: string) => void } {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const { kept, briefs } = useBrowserList(keptList);
  const shown = useRef(new Map<string, KeptRoomView>());
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
