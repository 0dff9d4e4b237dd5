import { accountsBench } from './accountsBench.ts';
import { datedBench } from './datedBench.ts';
import { photosBench } from './photosBench.ts';
import { searchBench } from './searchBench.ts';

/** `npm run bench` measures everything, `npm run bench -- search` one part. */
const benches: Record<string, () => Promise<void>> = {
  search: searchBench,
  dated: datedBench,
  accounts: accountsBench,
  photos: photosBench,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. Use one of: ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  await bench();
}
