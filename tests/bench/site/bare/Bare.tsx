import { SWRConfig } from 'swr';

/** As little as a page on the same libraries can be: no picture, no font, no style. */
export function Bare() {
  return (
    <SWRConfig value={{}}>
      <main>
        <h1>A page</h1>
        <p>It has a heading and this paragraph, and loads the libraries that every page of the site loads.</p>
      </main>
    </SWRConfig>
  );
}
