/** What a player is told when something is missing; each says what to do. */
export const SENTENCES = {
  noWasmGc:
    'This browser is too old for Salient without a server: it cannot run WebAssembly with garbage collection. Use Chrome or Edge 119, Firefox 120, Safari 18.2, or a newer version of them. Your games stay in this browser.',
  torn: 'A part of the program did not arrive complete. Check the connection and try again; your games stay in this browser.',
  notThere: 'The program could not be loaded. Check the connection and try again; your games stay in this browser.',
  broken:
    'The program stopped several times in a row. Reload the page; your games were saved before. If it happens again, save the record of the game as a file and report it.',
  fault: 'Something went wrong in the program. Your game was saved before that; try again.',
  forbidden:
    'This browser does not let the page store anything, so games last only until this tab is closed. Save the record of a game as a file to keep it, or allow this page to store data.',
  full: 'There is no room left to store the game. It goes on, but what happens now is lost when this tab is closed. Save its record as a file, delete games on the home page or make room on the device, then try again.',
  notSaved:
    'The game could not be stored. It goes on, but what happens now is lost when this tab is closed. Save its record as a file, then try again.',
  newer:
    'The games in this browser were saved by a newer version of Salient. Nothing was changed. Reload the page to get that version; if this sentence stays, ask the people who run this page to update it.',
  elsewhere: 'Your games are open in another tab or window. Go on there, or play here instead.',
};

/** Something that keeps the engine from running, with the sentence for the player. */
export class Trouble extends Error {}
