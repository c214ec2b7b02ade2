import {smaps} from './smaps.mjs'; smaps()
