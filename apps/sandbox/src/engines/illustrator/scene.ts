import type { TimeOfDay } from './canvas/light.ts'

export const settings = [
  'forest',
  'castle',
  'ocean',
  'space',
  'village',
  'school',
  'garden',
  'mountain',
] as const
/** `undersea` is the ocean below its surface; `room` is any place indoors. */
export type Place = (typeof settings)[number] | 'undersea' | 'room'
export const weathers = ['clear', 'cloudy', 'rain', 'snow', 'wind', 'fog'] as const
export type Weather = (typeof weathers)[number]
export const framings = ['wide', 'medium', 'close', 'above'] as const
export type Framing = (typeof framings)[number]
export const poses = [
  'standing',
  'sitting',
  'running',
  'climbing',
  'hugging',
  'sleeping',
  'pointing',
  'waving',
  'reaching',
  'kneeling',
] as const
export type Pose = (typeof poses)[number]
export const expressions = [
  'happy',
  'curious',
  'surprised',
  'worried',
  'proud',
  'sleepy',
  'calm',
  'laughing',
] as const
export type Expression = (typeof expressions)[number]
export const views = ['front', 'three-quarter', 'side', 'back'] as const
export type View = (typeof views)[number]
export const animalPoses = [
  'standing',
  'sitting',
  'running',
  'jumping',
  'sleeping',
  'hugging',
  'flying',
] as const
export type AnimalPose = (typeof animalPoses)[number]
export const allSpecies = [
  'rabbit',
  'fox',
  'bear',
  'cat',
  'dog',
  'owl',
  'squirrel',
  'hedgehog',
  'turtle',
  'dragon',
  'elephant',
  'deer',
  'penguin',
  'whale',
  'bird',
  'mouse',
] as const
export type Species = (typeof allSpecies)[number]
export const hairStyles = [
  'short',
  'bob',
  'long',
  'ponytail',
  'pigtails',
  'braids',
  'curly',
  'afro',
  'bun',
  'buzz',
] as const
export type HairStyle = (typeof hairStyles)[number]
export const outfits = [
  't-shirt',
  'dress',
  'overalls',
  'sweater',
  'raincoat',
  'hoodie',
  'pyjamas',
  'tunic',
] as const
export type Outfit = (typeof outfits)[number]

/** How a child looks: the same on every page of a book. Colours are '#rrggbb'. */
export interface Looks {
  age: number
  skin: string
  hair: string
  hairStyle: HairStyle
  outfit: Outfit
  cloth: string
  glasses: boolean
  hearingAid: boolean
  wheelchair: boolean
}

/** The companion animal of a scene. */
export interface Companion {
  species: Species
  /** Coat colour when the prompt names one. */
  coat: string | null
  accessory: 'scarf' | 'hat' | 'bow' | 'collar' | 'glasses' | 'backpack' | null
  accessoryColour: string
  pose: AnimalPose
  expression: Expression
}

/** A thing to be drawn: a word of the prop vocabulary and the colour it was given. */
export interface PropRequest {
  phrase: string
  colour: string | null
}

/** All that a picture prompt tells, in the words of our vocabulary. */
export interface Scene {
  description: string
  place: Place
  time: TimeOfDay
  weather: Weather
  framing: Framing
  looks: Looks
  pose: Pose
  expression: Expression
  view: View
  companion: Companion | null
  props: PropRequest[]
}
