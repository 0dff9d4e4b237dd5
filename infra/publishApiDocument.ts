import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from './openapi/document.ts';
import { openApiPage } from './openapi/page.ts';

// Puts the API's document and its page among the files of the built site; S3 knows by their names of which type they are.
const [site = 'build/site'] = process.argv.slice(2);
writeFileSync(join(site, 'api-document.json'), JSON.stringify(openApiDocument()));
writeFileSync(join(site, 'api-document.html'), openApiPage());
