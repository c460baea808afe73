import { watchTimers } from './pending-timers.js';

watchTimers();
