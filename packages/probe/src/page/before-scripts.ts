import { watchListeners } from './elements/watched-listeners.js';
import { watchTimers } from './rest/pending-timers.js';

watchTimers();
watchListeners();
