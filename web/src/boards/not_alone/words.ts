import { addWords } from '../../lib/text';
import en from './text/en.ftl?raw';
import ru from './text/ru.ftl?raw';

addWords({ en, ru });
