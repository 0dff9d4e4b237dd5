import { Trans } from '@lingui/react/macro';
import { Button } from '../../components/Button.tsx';
import { Section } from '../../components/Section.tsx';
import { useBrowserList } from '../../offline/BrowserList.ts';
import { BriefCard } from './BriefCard.tsx';
import { seenRooms } from './seenRooms.ts';

/** The rooms that were opened of late, in a strip; nothing where there are none. */
export function SeenRooms() {
  const rooms = useBrowserList(seenRooms);
  if (rooms.length === 0) return null;
  return (
    <Section
      title={<Trans>Recently seen</Trans>}
      aside={
        <Button variant="quiet" onClick={clear}>
          <Trans>Clear</Trans>
        </Button>
      }
    >
      <ul className="-m-1 grid grid-cols-none auto-cols-[44%] grid-flow-col gap-4 overflow-x-auto p-1 pb-3 sm:auto-cols-[28%] lg:auto-cols-[15.5%]">
        {rooms.map((brief) => (
          <li key={brief._id}>
            <BriefCard brief={brief} heading="h3" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The focus goes on to the page, because the button goes with the rooms. */
function clear(): void {
  seenRooms.clear();
  document.getElementById('main')?.focus();
}
