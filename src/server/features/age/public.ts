export { giveAge, readAge, requireAdults, requireMayPayIn, setAge } from './age';
