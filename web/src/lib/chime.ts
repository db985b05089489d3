/** Two soft notes. */

const PITCHES = [659.26, 880]
const APART = 0.16
const LENGTH = 0.7
const LOUDNESS = 0.08

let audio: AudioContext | undefined

/** Sounds once; nothing before the page was first touched, since browsers would keep it for later. */
export function chime(): void {
  if (navigator.userActivation?.hasBeenActive === false) return
  audio ??= new AudioContext()
  void audio.resume()
  for (const [i, pitch] of PITCHES.entries()) note(audio, pitch, audio.currentTime + i * APART)
}

function note(on: AudioContext, frequency: number, start: number): void {
  const tone = new OscillatorNode(on, { frequency })
  const volume = new GainNode(on, { gain: 0 })
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH)
  tone.connect(volume).connect(on.destination)
  tone.start(start)
  tone.stop(start + LENGTH)
}
