/** Pages that an address may name. A list is read up to its page, so a made-up number must not cost any number of requests. */
const lastPage = 200;

/** The page that an address names by `?page=`, from 1; anything else is the first. */
export function readPage(params: URLSearchParams): number {
  const text = params.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Math.min(Number(text), lastPage) : 1;
}

/** The same query of an address with another page; the first page is not named. */
export function withPage(params: URLSearchParams, page: number): string {
  const turned = new URLSearchParams(params);
  turned.delete('page');
  if (page > 1) turned.set('page', String(page));
  return turned.toString();
}
