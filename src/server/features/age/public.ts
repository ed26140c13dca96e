export { readAge, requireAdults, requireMayPayIn, setAge } from './age';
