import { opaqueId } from './opaqueId.ts';

export type SeedPerson = {
  id: string;
  role: 'User' | 'vendor';
  firstName: string;
  lastName: string;
  email: string;
  /** What a vendor trades as; a traveller has none. */
  companyName?: string;
};

const owners = {
  abbasi: ['Amina', 'Abbasi', 'vendor', 'Abbasi Hill Stays'],
  yousafzai: ['Gul Zarin', 'Yousafzai', 'gulzarin.yousafzai', 'Swat River Houses'],
  baig: ['Sher Wali', 'Baig', 'sherwali.baig', 'Baig and Daughters'],
  karim: ['Sadia', 'Karim', 'sadia.karim', 'Karakoram Doorstep'],
  naveed: ['Raja Naveed', 'Khan', 'naveed.khan', 'Neelum Homes'],
  kacho: ['Kacho Imtiaz', 'Hussain', 'imtiaz.hussain', 'Baltistan Courtyards'],
  rasool: ['حاجی غلام', 'رسول', 'ghulam.rasool', 'سرائے کاغان'],
  lal: ['Fazal', 'Rehman Lal', 'fazal.lal', 'Lal Family Guest Houses'],
} as const;

export type OwnerKey = keyof typeof owners;

export const ownerId = (owner: OwnerKey): string => opaqueId(`vendor ${owner}`);

function vendors(): SeedPerson[] {
  const keys = Object.keys(owners) as OwnerKey[];
  return keys.map((key) => {
    const [firstName, lastName, mailbox, companyName] = owners[key];
    return { id: ownerId(key), role: 'vendor', firstName, lastName, email: `${mailbox}@sarai.example`, companyName };
  });
}

/** The demo traveller, and the owners of the sample properties; the demo vendor is `vendor@sarai.example`. */
export function samplePeople(): SeedPerson[] {
  const traveller: SeedPerson = {
    id: opaqueId('traveller demo'),
    role: 'User',
    firstName: 'Bilal',
    lastName: 'Qureshi',
    email: 'traveller@sarai.example',
  };
  return [traveller, ...vendors()];
}
