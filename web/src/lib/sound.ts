/** A few soft sounds, made by the browser; never the only signal. */
import { settings } from './settings.svelte';

type Name = 'move' | 'turn' | 'chat' | 'over';
/** Frequencies in hertz, one after the other. */
const NOTES: Record<Name, readonly number[]> = {
  move: [392],
  turn: [523, 659],
  chat: [587],
  over: [523, 659, 784, 1047],
};
const LENGTH = 0.14;

let audio: AudioContext | null = null;

export function play(name: Name): void {
  if (settings.all.sound === 'off') return;
  audio ??= new AudioContext();
  const start = audio.currentTime;
  NOTES[name].forEach((frequency, index) => {
    const note = audio!.createOscillator();
    const volume = audio!.createGain();
    const begins = start + index * LENGTH * 0.8;
    note.type = 'triangle';
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(0, begins);
    volume.gain.linearRampToValueAtTime(0.06, begins + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0005, begins + LENGTH);
    note.connect(volume).connect(audio!.destination);
    note.start(begins);
    note.stop(begins + LENGTH + 0.02);
  });
}
