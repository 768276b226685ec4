import { addWords } from '../../lib/text';
import en from './words/en.ftl?raw';
import ru from './words/ru.ftl?raw';

/** The words that tables of this family share. */
addWords({ en, ru });
