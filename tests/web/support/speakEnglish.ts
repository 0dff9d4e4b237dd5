import { startLanguage } from '../../../web/src/i18n/startLanguage.ts';

startLanguage();
