export interface Product {
  line: string
  colors: [string, string]
  /** Description in a few paragraphs. */
  about: string[]
  points: string[]
  facts: [string, string][]
  codes: [code: string, what: string, euro: number][]
}

export const PRODUCTS: Record<string, Product> = {
  Company: {
    line: 'Know where every liter goes',
    colors: ['#0f766e', '#134e4a'],
    about: [
      'Halden Instruments builds meters and sensors for people who look after water. Edda Halden’s grandfather made the first one on a bench in Brunnholm; today two hundred of us make them, install them and answer the phone when one of them says something odd.',
      'A network loses water in many small places and a few large ones. Our meters make the small ones add up to a number, our sensors tell where the large ones are, and Pulse puts both on a map.',
      'We measure three things: how much flows, how it sounds and what the pressure does at night. That is enough to find nearly every leak within a working day.',
    ],
    points: [
      'One team for meters, sensors and software',
      'Batteries that last ten years and are changed in four minutes',
      'Open interfaces: your data stays yours',
      'Fitters, not consultants, answer the phone',
    ],
    facts: [
      ['Founded', '1974 in Brunnholm'],
      ['People', '212'],
      ['Meters in the ground', '1.3 million'],
      ['Countries', '14'],
    ],
    codes: [
      ['HC-100', 'Survey of a network, per day', 1180],
      ['HC-200', 'Training for fitters, eight people', 1450],
      ['HC-300', 'Spare battery, set of ten', 96],
    ],
  },
  'Halden One': {
    line: 'The household meter that speaks up',
    colors: ['#0369a1', '#082f49'],
    about: [
      'Halden One has no moving part. Two ultrasonic paths measure from the first drop, so a dripping tap is on the bill of the one who owns it and a running toilet is noticed the same night.',
      'It is read by radio from the street, from a gateway or from the telephone of the person who lives above it. Nobody has to be at home, and nobody has to climb into a cellar.',
      'The housing is cast in one piece and filled. It has been under water for two years in our yard and still reads.',
    ],
    points: [
      'Measures from 1.5 liters an hour',
      'Radio for sixteen years without a change of battery',
      'Alarm for leaks, backflow, frost and dry pipes',
      'Fits where the old one was: same length, same thread',
    ],
    facts: [
      ['Sizes', 'DN 15 to DN 40'],
      ['Accuracy', 'class 2, R 800'],
      ['Pressure', '16 bar'],
      ['Protection', 'IP 68'],
      ['Battery', '16 years'],
    ],
    codes: [
      ['H1-15', 'Halden One DN 15, 110 mm', 84],
      ['H1-20', 'Halden One DN 20, 130 mm', 92],
      ['H1-25', 'Halden One DN 25, 260 mm', 148],
      ['H1-40', 'Halden One DN 40, 300 mm', 236],
    ],
  },
  'Halden Two': {
    line: 'One meter for the whole building',
    colors: ['#7c3aed', '#2e1065'],
    about: [
      'Halden Two measures what a building, a plant or a zone of a network takes: from the trickle of a night to the surge of a fire hydrant, without a second meter beside it.',
      'It writes down a value each quarter of an hour and keeps them for two years. A zone that takes at three in the morning what it should not has a leak, and the size of it is on the display.',
      'Pressure is measured in the same housing. One hole in the ground, one cable, one number to call.',
    ],
    points: [
      'Flow and pressure in one housing',
      'Range of 1 to 1000: no compound meter needed',
      'Quarter-hour values, kept for two years',
      'Bolts and gaskets in the box, torques on the flange',
    ],
    facts: [
      ['Sizes', 'DN 50 to DN 200'],
      ['Accuracy', 'class 2, R 1000'],
      ['Pressure', '16 bar'],
      ['Weight', '9 to 48 kg'],
      ['Battery', '12 years'],
    ],
    codes: [
      ['H2-50', 'Halden Two DN 50', 690],
      ['H2-80', 'Halden Two DN 80', 840],
      ['H2-100', 'Halden Two DN 100', 1020],
      ['H2-150', 'Halden Two DN 150', 1640],
      ['H2-200', 'Halden Two DN 200', 2180],
    ],
  },
  'Halden Main': {
    line: 'Listen to the pipe that feeds the town',
    colors: ['#b45309', '#431407'],
    about: [
      'A transport main cannot be shut to put a meter in. Halden Main is clamped to it from outside: two shells, four bolts, half an hour.',
      'It listens. A leak of a liter a second is heard four hundred meters away, and two sensors tell to within two meters where it is.',
      'Each minute it sends one number, and each night one minute of sound. What it hears is compared with what it heard last week.',
    ],
    points: [
      'No digging, no welding, no downtime',
      'Steel, cast iron, concrete and plastic',
      'Finds a leak to within two meters',
      'Ten years on one battery, in a flooded manhole too',
    ],
    facts: [
      ['Pipes', 'DN 200 to DN 1400'],
      ['Reach', '400 m, steel'],
      ['Protection', 'IP 68, 5 m'],
      ['Temperature', '−20 to 60 °C'],
      ['Battery', '10 years'],
    ],
    codes: [
      ['HM-3', 'Halden Main M3, to DN 600', 1290],
      ['HM-5', 'Halden Main M5, to DN 1400', 1780],
      ['HM-A', 'Mast antenna with 5 m of cable', 120],
    ],
  },
  'Halden Pulse': {
    line: 'See the leak before the street does',
    colors: ['#be123c', '#4c0519'],
    about: [
      'Pulse takes the numbers of all meters and the sound of all sensors and draws one map. Where water goes that nobody takes, a street turns red, and the crew of the morning knows where to park.',
      'It learns what a normal night is for each zone in three weeks. After that it says what is new, and how sure it is. It says little: on average one alarm a week for a town of forty thousand.',
      'Pulse runs in two data centers in the European Union. Everything it knows can be taken out again, as files or through its interface, on any day and for nothing.',
    ],
    points: [
      'One map for meters, sensors and crews',
      'Alarms with a street, a size and a probability',
      'Works with meters of four other makers',
      'Everything in, everything out: open interface',
    ],
    facts: [
      ['First alarm', 'after 3 weeks'],
      ['Alarms', '1 a week per 40,000 people'],
      ['Data kept', '10 years, in the EU'],
      ['Sign-in', 'your own, SAML or OpenID'],
      ['Start', '4 to 6 weeks'],
    ],
    codes: [
      ['HP-G', 'Pulse gateway, mast', 480],
      ['HP-GM', 'Pulse gateway, manhole', 560],
      ['HP-Z', 'Pulse, per zone and month', 64],
      ['HP-M', 'Pulse, per 1000 meters and month', 38],
    ],
  },
  Services: {
    line: 'Before the meter and after',
    colors: ['#15803d', '#052e16'],
    about: [
      'A meter is a day of work and twelve years of numbers. We do the day of work with you, and for twelve years we look at the numbers when you ask us to.',
      'Our engineers draw zones, size meters, train fitters and walk the street with the listening stick when the map says that something is there.',
    ],
    points: [
      'Survey of the network in two weeks',
      'Zones drawn with your people, not for them',
      'Training on your own pipes',
      'A person on the phone within four minutes',
    ],
    facts: [
      ['Engineers', '31'],
      ['Answer', 'within 4 minutes'],
      ['On site', 'the next working day'],
      ['Languages', '7'],
    ],
    codes: [
      ['HS-S', 'Survey of a network', 8900],
      ['HS-D', 'Engineer on site, per day', 1180],
      ['HS-T', 'Training, per day', 1450],
      ['HS-Y', 'Yearly check, per zone', 310],
    ],
  },
}
