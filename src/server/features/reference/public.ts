export { requireGame, kindPercent, gameNames, listGames } from './games';
