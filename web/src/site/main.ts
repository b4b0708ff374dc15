import { mount } from 'svelte';
import Notices from './Notices.svelte';
import '../main.ts';
import './install.svelte.ts';
import { keepOffline } from './version.svelte.ts';

mount(Notices, { target: document.body });
/** The first table comes first; after that the files are kept for the time without a network. */
const AFTER = 3000;
window.addEventListener('load', () => setTimeout(() => void keepOffline().catch(console.error), AFTER));
