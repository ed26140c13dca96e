export { demandGame, kindPercent, listGames } from './games';
