import { SeenRooms } from '../kept/SeenRooms.tsx';
import { AboutBlock } from './AboutBlock.tsx';
import { Benefits } from './Benefits.tsx';
import { ClassPackages } from './ClassPackages.tsx';
import { FeaturedRooms } from './FeaturedRooms.tsx';
import { NewestRooms } from './NewestRooms.tsx';
import { Questions } from './Questions.tsx';

/** The sections of the home page below the first screen. */
export function MoreOfHome() {
  return (
    <>
      <SeenRooms />
      <NewestRooms />
      <FeaturedRooms />
      <AboutBlock />
      <ClassPackages />
      <Benefits />
      <Questions />
    </>
  );
}
