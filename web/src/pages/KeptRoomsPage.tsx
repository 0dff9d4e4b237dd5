import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { keptLimits } from '../../../shared/rules/keptRooms.ts';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { ChosenBar } from '../features/comparison/ChosenBar.tsx';
import { KeptGroupView } from '../features/comparison/KeptGroupView.tsx';
import { groupsOf, type KeptView } from '../features/comparison/keptGroups.ts';
import { useChosen } from '../features/comparison/useChosen.ts';
import { joinAccount } from '../features/kept/joinAccount.ts';
import { keptList } from '../features/kept/keptList.ts';
import { SeenRooms } from '../features/kept/SeenRooms.tsx';
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
        <KeptRooms key={session?.id ?? ''} />
      </div>
      <SeenRooms />
    </>
  );
}

/** All rooms that are kept, the newest first within their days. */
function KeptRooms() {
  useEffect(() => void joinAccount(), []);
  const { shown, forget } = useShownRooms();
  const chosen = useChosen(shown.map(({ mark }) => mark._id));
  if (shown.length === 0) return <NothingKept />;
  return (
    <div>
      {groupsOf(shown).map((group) => (
        <KeptGroupView key={group.key} group={group} chosen={chosen} onLeft={forget} />
      ))}
      {shown.length >= keptLimits.kept && (
        <p className="mt-8 text-bark">
          <Trans>The newest {keptLimits.kept} are kept.</Trans>
        </p>
      )}
      <ChosenBar chosen={chosen} rooms={shown} />
    </div>
  );
}

/** The kept rooms of now and of when the page was opened: a room that is removed by mistake stays to be kept again. */
function useShownRooms(): { shown: KeptView[]; forget: (propertyId: string) => void } {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const { kept, briefs } = useBrowserList(keptList);
  const shown = useRef(new Map<string, KeptView>());
  for (const mark of kept) {
    const known = shown.current.get(mark._id);
    shown.current.set(mark._id, { mark: known?.mark ?? mark, before: briefs[mark._id] ?? known?.before });
  }
  const forget = useCallback((propertyId: string) => {
    shown.current.delete(propertyId);
    redraw();
  }, []);
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
