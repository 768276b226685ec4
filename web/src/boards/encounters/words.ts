import { addWords } from '../../lib/text';
import en from './text/en.ftl?raw';
import ru from './text/ru.ftl?raw';

/** The words that tables of this family share. */
addWords({ en, ru });
