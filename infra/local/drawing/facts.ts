export type PlaceKey = 'murree' | 'swat' | 'hunza' | 'kashmir' | 'gilgit' | 'skardu' | 'naran' | 'chitral';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type ClassType = 'Economy' | 'Business' | 'First';
export type View = 'room' | 'window' | 'house' | 'bath' | 'terrace';

/** What a picture is drawn from. The same facts always give the same picture. */
export type RoomFacts = { seed: string; place: PlaceKey; classType: ClassType; beds: number; season: Season };
