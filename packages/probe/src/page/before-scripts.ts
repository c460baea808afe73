import { watchTimers } from './rest/pending-timers.js';

watchTimers();
