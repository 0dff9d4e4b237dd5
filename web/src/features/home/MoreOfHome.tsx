import { AboutBlock } from './AboutBlock.tsx';
import { Benefits } from './Benefits.tsx';
import { ClassPackages } from './ClassPackages.tsx';
import { FeaturedRooms } from './FeaturedRooms.tsx';
import { NewestRooms } from './NewestRooms.tsx';
import { Questions } from './Questions.tsx';

/** The home page from its rooms on. */
export function MoreOfHome() {
  return (
    <>
      <NewestRooms />
      <FeaturedRooms />
      <AboutBlock />
      <ClassPackages />
      <Benefits />
      <Questions />
    </>
  );
}
