export { default as MoveGame } from '../../MoveGame.svelte';
export { default as Thinking } from '../../Thinking.svelte';
