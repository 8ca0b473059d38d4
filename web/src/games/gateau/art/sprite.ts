/** All shapes of the game under one roof, each drawn once and used by its id. */
import { cakes } from './cakes';
import { chefs } from './chefs';
import { robotArt } from './robot';
import { signs } from './signs';
import { tokens } from './tokens';
import { tools } from './tools';

export const sprite = (): string => tokens() + signs() + cakes() + tools() + chefs() + robotArt();
