import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { type ClassType, classTypes } from '../../../shared/rules/catalogue.ts';
import { BrowseRooms } from '../features/rooms/BrowseRooms.tsx';
import { classPaths, listAround } from '../paths.ts';

/** The rooms of the class that the address names. */
export function ClassRoomsPage() {
  const list = listAround(useLocation().pathname);
  const classType = classTypes.find((each) => classPaths[each] === list) ?? 'Economy';
  const { title, lead, none } = wordsFor(classType);
  return (
    <BrowseRooms
      key={classType}
      title={title}
      lead={lead}
      filter={{ class: classType }}
      none={none}
      hint={<Trans>The other classes may have what you are looking for.</Trans>}
    />
  );
}

function wordsFor(classType: ClassType) {
  return {
    Economy: {
      title: t`Economy class rooms`,
      lead: t`A clean bed, a warm blanket and a fair price: for those who are out all day.`,
      none: t`No Economy class rooms available.`,
    },
    First: {
      title: t`First class rooms`,
      lead: t`The best of the house: space, quiet and the view, for a celebration.`,
      none: t`No First class rooms available.`,
    },
    Business: {
      title: t`Business class rooms`,
      lead: t`More room, a desk and hot water all day, for those who stay a while.`,
      none: t`No Business class rooms available.`,
    },
  }[classType];
}
