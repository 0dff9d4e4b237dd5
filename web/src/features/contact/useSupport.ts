import useSWR from 'swr';

/** Where people reach us, as the stage says it: phones with spaces, from abroad, hours in Pakistan's time. */
interface Support {
  email: string;
  phone: string;
  whatsApp?: string;
  hours?: { from: string; to: string };
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
