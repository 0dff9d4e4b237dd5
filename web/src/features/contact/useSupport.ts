import useSWR from 'swr';

/** Where people reach us; the phone with spaces, from abroad. */
interface Support {
  email: string;
  phone: string;
}

/** A file beside the site, in the place of which each stage puts its own. */
const file = '/support.json';

async function read(): Promise<Support> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} answered ${response.status}`);
  return response.json();
}

/** Read once a visit: it changes with a deployment alone. */
export function useSupport() {
  return useSWR(file, read, { revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false });
}
