export { requireGame, kindPercent, listGames } from './games';
